/** Says what moment it is. Rules take the moment as an argument; only the outside reads a clock. */
export type Clock = () => Date;
