/** Returns the current moment. Domain rules take it as an argument and read no clock. */
export type Clock = () => Date;
