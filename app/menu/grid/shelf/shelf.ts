/** The alias of the group of favourites: its links and its id are like those of other groups. */
export const SHELF = "favourites";
