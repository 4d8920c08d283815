import { useParams } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The visitor's city on a page whose address names none (legal texts). */
export const StandingCity = createContext("");

/** Empty outside of a city. */
export function useCityAlias(): string {
  const standing = useContext(StandingCity);
  return useParams().city ?? standing;
}
