import { useParams } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The city that the visitor stands in on a page whose address names none (legal texts). */
export const StandingCity = createContext("");

/** The alias of the city around this page, for its links and calls. */
export function useCityAlias(): string {
  const standing = useContext(StandingCity);
  return useParams().city ?? standing;
}
