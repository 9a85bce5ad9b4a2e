export { router, routes } from "./routes";
export type { RouteName, RouteParams } from "./routes";
