import { FILTER_TEXTS } from '@schema/texts/shell/lists';
import X from 'lucide-react/icons/x';
import { Button } from '../buttons/Button';
import { InfoPanel } from '../layout/InfoPanel';
import { Row } from '../layout/Row';
import css from './FilterNote.module.css';

interface FilterNoteProps {
  /** The set filters in words. */
  readonly words: readonly string[];
  /** Text of the reset. */
  readonly clear?: string;
  readonly onClear: () => void;
}

/** Names the set filters of a list, with a reset. */
export function FilterNote({ words, clear = FILTER_TEXTS.clear, onClear }: FilterNoteProps) {
  return (
    <InfoPanel look="info">
      <Row gap={12} rowGap={4} align="center" justify="between" wrap className={css.note}>
        <span>{words.join(' · ')}</span>
        <Button look="quiet" icon={<X />} onClick={onClear}>
          {clear}
        </Button>
      </Row>
    </InfoPanel>
  );
}
