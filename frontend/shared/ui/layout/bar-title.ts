import { createContext } from 'react';

/** The title in the phone's top bar; null elsewhere. */
export const BarTitle = createContext<string | null>(null);
