import type { Refusal } from '@frontend/shared/data/requests/refusal';
import { MILEAGE_ANSWERS, type MileageAnswer } from '@schema/values/fleet/mileage';
import { useRef, useState } from 'react';

/** A refused mileage, until another one is typed. */
interface Doubt {
  readonly km: string;
  readonly message: string;
  readonly answers: readonly MileageAnswer[];
}

/** The doubt of the server about a typed mileage, and its explanation by the user. */
export function useMileageDoubt() {
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const explained = useRef<{ readonly km: string; readonly answer: MileageAnswer } | null>(null);
  return {
    /** The doubt as far as it is about this mileage. */
    about: (km: string) => {
      const shown = doubt?.km === km ? doubt : null;
      /** `doubt`: null: none. */
      return { doubt: shown?.message ?? null, answers: shown?.answers ?? [] };
    },
    refused: (km: string, { code, message, details }: Refusal) => {
      if (code === 'MILEAGE_DOUBTFUL') setDoubt({ km, message, answers: answersOf(details.doubt) });
    },
    explain: (km: string, answer: MileageAnswer) => {
      explained.current = { km, answer };
    },
    /** The explanation to send; null: none. A corrected number is checked again. */
    answerTo: (km: string): MileageAnswer | null => {
      if (explained.current?.km !== km) explained.current = null;
      return explained.current?.answer ?? null;
    },
  };
}

/** The answers that the server accepts for its doubt. */
function answersOf(doubt: unknown): readonly MileageAnswer[] {
  if (typeof doubt !== 'object' || doubt === null || !('answers' in doubt)) return [];
  const { answers } = doubt;
  return Array.isArray(answers) ? MILEAGE_ANSWERS.filter((one) => answers.includes(one)) : [];
}
