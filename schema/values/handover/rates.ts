/** Largest number of kilometres a day that a company includes in its price. */
export const MAX_KM_LIMIT = 2000;
