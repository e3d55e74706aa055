/**
 * Returns the current moment. Domain rules take the moment as an argument; only the outer layers
 * read a clock.
 */
export type Clock = () => Date;
