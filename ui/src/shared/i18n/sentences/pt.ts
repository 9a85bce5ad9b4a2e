const files = import.meta.glob<string>("../../../../../locales/pt/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sentences = Object.values(files);
