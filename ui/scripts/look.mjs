// Photographs screens on sample replies, to be looked at: `npm run look -- OUT [address …]`.
// Needs a Chromium; set CHROMIUM to its path when it is not /usr/bin/chromium.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [out = "look-out", ...wanted] = process.argv.slice(2);
const addresses =
  wanted.length > 0 ? wanted : ["#/events", "empty#/events", "#/events/new", "#/event/1"];
const sizes = [
  [1280, 720],
  [1920, 1080],
];
const looks = [
  ["light", "it"],
  ["dark", "it"],
  ["light", "en"],
  ["dark", "pt"],
];

mkdirSync(out, { recursive: true });
const server = await createServer({ server: { port: 0, strictPort: false }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [theme, language] of looks) {
    for (const [width, height] of theme === "light" && language === "it"
      ? sizes
      : sizes.slice(0, 1)) {
      const page = await browser.newPage({ viewport: { width, height } });
      page.on("console", (said) => said.type() === "error" && console.error(said.text()));
      page.on("pageerror", (error) => console.error(error.message));
      for (const address of addresses) {
        const [options, hash] = address.split("#");
        const base = server.resolvedUrls.local[0];
        await page.goto("about:blank");
        await page.goto(`${base}look/?theme=${theme}&language=${language}&${options}#${hash}`);
        await page.waitForTimeout(900);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) console.error(`${address}: scrolls sideways by ${wide} px at ${width}`);
        const name = `${address.replace(/[^\w]+/g, "-")}-${theme}-${language}-${width}.png`;
        await page.screenshot({ path: `${out}/${name}` });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
