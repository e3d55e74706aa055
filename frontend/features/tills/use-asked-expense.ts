import { useSearchParams } from 'react-router-dom';

/** An expense asked for in the address by the search: `?new=expense&amount=500&words=мойка`. */
export interface AskedExpense {
  readonly amount: string;
  readonly words: string;
}

const PARAMS = ['new', 'amount', 'words'] as const;

/** The asked expense, null without one, and its removal from the address. */
export function useAskedExpense() {
  const [params, setParams] = useSearchParams();
  const asked: AskedExpense | null =
    params.get('new') === 'expense'
      ? { amount: params.get('amount') ?? '', words: params.get('words') ?? '' }
      : null;
  const forget = () =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was);
        for (const name of PARAMS) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { asked, forget };
}
