import type { NewTournament } from "../wire/http";
import { call } from "./http";

/** HTTP client of the hall's tournaments. Every call throws `Failure`. */
export const tournaments = {
  /** Those of the hall and of the reader's clubs, or of one club. */
  all: (club: string | null) => call("get", "/api/tournaments", { query: club === null ? {} : { club } }),
  announce: (tournament: NewTournament) => call("post", "/api/tournaments", { body: tournament }),
  page: (tournament: string) => call("get", "/api/tournaments/{tournament}", { path: { tournament } }),
  enter: (tournament: string) => call("put", "/api/tournaments/{tournament}/entry", { path: { tournament } }),
  leave: (tournament: string) =>
    call("delete", "/api/tournaments/{tournament}/entry", { path: { tournament } }),
  callOff: (tournament: string) => call("delete", "/api/tournaments/{tournament}", { path: { tournament } }),
  series: (series: string, club: string) =>
    call("get", "/api/tournaments/series/{series}", { path: { series }, query: { club } }),
  ofTable: (table: string) => call("get", "/api/tables/{table}/tournament", { path: { table } }),
};

/** The address of a tournament's page. */
export function tournamentPath(id: string): string {
  return `/tournaments/${encodeURIComponent(id)}`;
}

/** The address of the leaderboard of a series. */
export function seriesPath(series: string, club: string): string {
  const of = club === "" ? "" : `?club=${encodeURIComponent(club)}`;
  return `/tournaments/series/${encodeURIComponent(series)}${of}`;
}
