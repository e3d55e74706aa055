/** Id of the office's till of a new company (backend/store/first-tills.ts). */
export const OFFICE_TILL = 1;
