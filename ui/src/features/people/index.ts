export { athleteSearch, searchAthletes, searchClubs } from "./search";
export { sexOptions } from "./sex";
