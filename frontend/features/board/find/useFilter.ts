import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type BoardFilter, NO_FILTER } from './board-filter';
import { filterOf, partOf } from './filter-address';
import type { RequestedRows } from './find-address';

/** Delay between typing and writing the address, ms; browsers limit the rate. */
const REST_MS = 250;

export interface FilterState {
  readonly filter: BoardFilter;
  change(part: Partial<BoardFilter>): void;
  /** Shows every car again; groups stay. */
  reset(): void;
}

/** The filter: initialised from the address, updated by a new one, written to the address. */
export function useFilter(
  requested: RequestedRows,
  write: ((part: string) => void) | undefined,
): FilterState {
  const [state, setState] = useState({ requested, filter: filterOf(requested.part) });
  // A followed link requests another filter.
  if (state.requested !== requested) setState({ requested, filter: filterOf(requested.part) });
  const { filter } = state;

  const writeLater = useEffectEvent((part: string) => write?.(part));
  const part = partOf(filter);
  useEffect(() => {
    const timer = setTimeout(() => writeLater(part), REST_MS);
    return () => clearTimeout(timer);
  }, [part]);

  const change = useCallback(
    (changed: Partial<BoardFilter>) =>
      setState((now) => ({ ...now, filter: { ...now.filter, ...changed } })),
    [],
  );
  const reset = useCallback(
    () => setState((now) => ({ ...now, filter: { ...NO_FILTER, grouped: now.filter.grouped } })),
    [],
  );
  return { filter, change, reset };
}
