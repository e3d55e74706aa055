import { useZone } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { CAR_STATE_TEXTS, MILEAGE_TEXTS } from '@schema/texts/fleet/car-state';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import css from './CarState.module.css';
import { readingColumns } from './export-car-state';
import { MileageDialog } from './MileageDialog';
import { SheetOf } from './SheetOf';
import { type CarStateFacts, type ReadingFacts, useStateCommands } from './useCarState';

interface MileagePanelProps {
  readonly state: CarStateFacts;
  readonly wantedKm: string | null;
  readonly onWantedClosed: () => void;
}

/** Readings of the mileage, the latest first; a wrong one is reversed. */
export function MileagePanel({ state, wantedKm, onWantedClosed }: MileagePanelProps) {
  const zone = useZone();
  const [isAdding, setAdding] = useState(wantedKm !== null);
  const [wrong, setWrong] = useState<ReadingFacts | null>(null);
  return (
    <Panel
      title={MILEAGE_TEXTS.panel}
      actions={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {MILEAGE_TEXTS.add}
        </Button>
      }
    >
      {state.readings.length === 0 ? (
        <Text as="p" tone="muted">
          {MILEAGE_TEXTS.empty}
        </Text>
      ) : (
        <DividedList label={MILEAGE_TEXTS.panel}>
          {state.readings.map((reading) => (
            <Reading key={reading.id} reading={reading} onReverse={() => setWrong(reading)} />
          ))}
        </DividedList>
      )}
      {state.readings.length > 0 && (
        <ExportButtons
          fileName={EXPORT_TEXTS.readingsFile}
          columns={readingColumns(state, zone)}
          load={() => state.readings}
        />
      )}
      {isAdding && (
        <MileageDialog
          state={state}
          km={wantedKm ?? ''}
          onClose={() => {
            setAdding(false);
            if (wantedKm !== null) onWantedClosed();
          }}
        />
      )}
      {wrong && <ReverseQuestion reading={wrong} onClose={() => setWrong(null)} />}
    </Panel>
  );
}

interface ReadingProps {
  readonly reading: ReadingFacts;
  readonly onReverse: () => void;
}

function Reading({ reading, onReverse }: ReadingProps) {
  const moment = useMoment();
  const { km, at, isNewCounter, userLogin, comment, reversedAt, reversedByLogin } = reading;
  const reversed =
    reversedAt && MILEAGE_TEXTS.reversedBy(reversedByLogin ?? '', moment(reversedAt));
  const facts = [moment(at), userLogin, isNewCounter && MILEAGE_TEXTS.newCounter, comment];
  return (
    <Row as="li" gap={8} align="center" className={css.row}>
      <div className={css.words}>
        <b className={classNames(reversedAt != null && css.gone)}>{CAR_STATE_TEXTS.km(km)}</b>
        <span className={css.quiet}>{facts.filter(Boolean).join(' · ')}</span>
        {reversed && <span className={css.quiet}>{reversed}</span>}
      </div>
      <SheetOf sheet={reading.sheet} of={CAR_STATE_TEXTS.km(km)} />
      {!reversedAt && (
        <IconButton
          label={`${MILEAGE_TEXTS.reverse}: ${CAR_STATE_TEXTS.km(km)}`}
          icon={<Undo2 />}
          onClick={onReverse}
        />
      )}
    </Row>
  );
}

interface ReverseQuestionProps {
  readonly reading: ReadingFacts;
  readonly onClose: () => void;
}

function ReverseQuestion({ reading, onClose }: ReverseQuestionProps) {
  const moment = useMoment();
  const { reverse } = useStateCommands();
  const question = useQuestion(CAR_STATE_MESSAGES.reverseFailed, async () => {
    await reverse({ id: reading.id });
    showToast('success', MILEAGE_TEXTS.reversed);
    onClose();
  });
  return (
    <ConfirmDialog
      title={MILEAGE_TEXTS.reverseTitle}
      description={`${CAR_STATE_TEXTS.km(reading.km)}, ${moment(reading.at)}. ${MILEAGE_TEXTS.reverseHint}`}
      confirmTitle={MILEAGE_TEXTS.reverseConfirm}
      cancelTitle={MILEAGE_TEXTS.keep}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
