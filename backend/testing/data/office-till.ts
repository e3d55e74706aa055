/** Id of the office's till in a new database (backend/store/migrations/steps/156-tills.ts). */
export const OFFICE_TILL = 1;
