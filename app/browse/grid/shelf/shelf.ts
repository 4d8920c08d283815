/** The alias of the group of favourites. Its links and its id follow the pattern of other groups. */
export const SHELF = "favourites";
