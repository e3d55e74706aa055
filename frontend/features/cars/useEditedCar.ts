import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The car in the form, a new car, or null for no selection. */
export type CarChoice = number | 'new' | null;

/** The edited car, stored in the URL: '?car=12', '?car=new'. */
export function useEditedCar() {
  const [params, setParams] = useSearchParams();
  const requested = params.get('car');
  const choice: CarChoice =
    requested === 'new'
      ? 'new'
      : requested !== null && /^\d{1,9}$/.test(requested)
        ? Number(requested)
        : null;
  const choose = useCallback(
    (next: CarChoice) =>
      setParams((old) => {
        const params = new URLSearchParams(old);
        if (next === null) params.delete('car');
        else params.set('car', String(next));
        return params;
      }),
    [setParams],
  );
  return { choice, choose };
}
