/** A Thursday of the demonstration, 11:20 in Moscow. */
export const PICTURED_AT = Date.parse('2026-11-26T08:20:00Z');

export const PICTURED_CARS = 60;
