import { useState } from 'react';
import { type HeldList, holdPlaces } from './hold-places';

interface SteadyOptions<Item> {
  /** Key of the list: a change assigns new places. */
  readonly question?: string;
  /** The list is loading: it has no places yet, or is about to be replaced. */
  readonly isComing: boolean;
  readonly keyOf: (item: Item) => string;
  /** Key of the facts that determine the height of a row. */
  readonly formOf?: (item: Item) => string;
}

interface SteadyRows<Item> extends HeldList<Item> {
  /** Shows the current list. */
  readonly refresh: () => void;
}

/** The rows of a list that changes while it is displayed: each keeps its place until `refresh`. */
export function useSteadyRows<Item>(
  items: readonly Item[] | null,
  { question = '', isComing, ...names }: SteadyOptions<Item>,
): SteadyRows<Item> {
  const [placed, setPlaced] = useState<readonly Item[] | null>(null);
  const [asked, setAsked] = useState(question);
  const isOther = asked !== question;
  if (isOther) {
    setAsked(question);
    setPlaced(null);
  } else if (items && !placed && !isComing) setPlaced(items);
  const shown = (isOther ? null : placed) ?? items ?? [];
  return { ...holdPlaces(shown, items ?? [], names), refresh: () => setPlaced(null) };
}
