import { classNames } from '@frontend/shared/lib/class-names';
import { SaidText } from '@frontend/shared/ui/layout/SaidText';
import {
  PART_STATE_TEXTS,
  SHEET_PARTS,
  SHEET_TEXTS,
  type SheetPart,
} from '@schema/texts/handover/sheet';
import Check from 'lucide-react/icons/check';
import type { PartStates } from './form/part-states';
import css from './SheetAnchors.module.css';
import { goToPart } from './SheetPanel';

const PARTS = Object.keys(SHEET_PARTS) as SheetPart[];

const nameOf = (part: SheetPart) => SHEET_PARTS[part].replace(' и ', ' и\u00a0');

/** The parts of the page with what is filled of each; a press leads to it. */
export function SheetAnchors({ states }: { readonly states: PartStates }) {
  return (
    <nav className={css.bar} aria-label={SHEET_TEXTS.parts}>
      {PARTS.map((part) => {
        const state = states[part];
        if (state === undefined) return null;
        return (
          <button
            key={part}
            type="button"
            className={css.anchor}
            onClick={() => goToPart(part, null)}
          >
            <span
              className={classNames(
                css.dot,
                state === 'filled' && css.filled,
                state === 'empty' && css.empty,
              )}
            >
              {state === 'filled' ? <Check aria-hidden="true" /> : state !== 'empty' && state}
            </span>
            <span className={css.name}>
              {state === 'filled' || state === 'empty' ? (
                <SaidText text={nameOf(part)} more={PART_STATE_TEXTS[state]} />
              ) : (
                nameOf(part)
              )}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
