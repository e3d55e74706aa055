import type { Point } from '@frontend/shared/cars/damages/CarDrawing';
import { CarViews } from '@frontend/shared/cars/damages/CarViews';
import { useZone } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { classNames } from '@frontend/shared/lib/class-names';
import { PhotoThumb } from '@frontend/shared/photos/PhotoThumb';
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
import {
  CAR_VIEW_TEXTS,
  DAMAGE_KIND_TEXTS,
  DAMAGE_SIZE_TEXTS,
  DAMAGE_TEXTS,
} from '@schema/texts/fleet/car-state';
import type { CarView } from '@schema/values/fleet/damage';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import css from './CarState.module.css';
import { damageColumns } from './export-car-state';
import { MendedNote } from './MendedNote';
import { MendQuestion } from './MendQuestion';
import { NewDamageDialog } from './NewDamageDialog';
import { SheetOf } from './SheetOf';
import { type CarStateFacts, type DamageFacts, useMending, useStateCommands } from './useCarState';

interface NewDamage {
  readonly view: CarView;
  readonly point: Point | null;
}

/** Damages on the drawing of the car and in a list; repaired ones are folded. */
export function DamagesPanel({ state }: { readonly state: CarStateFacts }) {
  const zone = useZone();
  const [added, setAdded] = useState<NewDamage | null>(null);
  const [withdrawn, setWithdrawn] = useState<DamageFacts | null>(null);
  // Numbered by age, so that a number stays when a damage is added.
  const numbers = new Map(state.damages.toReversed().map(({ id }, index) => [id, index + 1]));
  const open = state.damages.filter(({ mendedAt }) => !mendedAt);
  const mended = state.damages.filter(({ mendedAt }) => mendedAt);
  const drawn = open.map(({ id, view, x, y }) => ({
    id,
    number: numbers.get(id) ?? 0,
    view,
    x,
    y,
    look: 'open' as const,
  }));
  const row = (damage: DamageFacts) => (
    <Damage
      key={damage.id}
      damage={damage}
      works={state.recentWorks ?? []}
      number={numbers.get(damage.id) ?? 0}
      onWithdraw={() => setWithdrawn(damage)}
    />
  );
  return (
    <Panel
      title={DAMAGE_TEXTS.panel}
      hint={DAMAGE_TEXTS.hint}
      actions={
        <Button icon={<Plus />} onClick={() => setAdded({ view: 'left', point: null })}>
          {DAMAGE_TEXTS.add}
        </Button>
      }
    >
      <CarViews damages={drawn} onPress={(view, point) => setAdded({ view, point })} />
      {open.length === 0 ? (
        <Text as="p" tone="muted">
          {DAMAGE_TEXTS.empty}
        </Text>
      ) : (
        <DividedList label={DAMAGE_TEXTS.panel}>{open.map(row)}</DividedList>
      )}
      {mended.length > 0 && (
        <details className={css.mended}>
          <summary>{DAMAGE_TEXTS.mended(mended.length)}</summary>
          <DividedList label={DAMAGE_TEXTS.mended(mended.length)}>{mended.map(row)}</DividedList>
        </details>
      )}
      {state.damages.length > 0 && (
        <ExportButtons
          fileName={EXPORT_TEXTS.damagesFile}
          columns={damageColumns(state, zone)}
          load={() => state.damages}
        />
      )}
      {added && (
        <NewDamageDialog state={state} damages={drawn} {...added} onClose={() => setAdded(null)} />
      )}
      {withdrawn && <WithdrawQuestion damage={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Panel>
  );
}

const titleOf = ({ kind, view }: DamageFacts) =>
  `${DAMAGE_KIND_TEXTS[kind]}, ${CAR_VIEW_TEXTS[view].toLowerCase()}`;

interface DamageProps {
  readonly damage: DamageFacts;
  /** Maintenance that may have repaired it. */
  readonly works: NonNullable<CarStateFacts['recentWorks']>;
  readonly number: number;
  readonly onWithdraw: () => void;
}

function Damage({ damage, works, number, onWithdraw }: DamageProps) {
  const moment = useMoment();
  const { mend, mendIn, unmend } = useMending(damage.id);
  const [isAsked, setAsked] = useState(false);
  const { size, comment, photo, createdAt, userLogin, mendedAt } = damage;
  const title = titleOf(damage);
  const { mend: mendTitle, unmend: unmendTitle, withdraw } = DAMAGE_TEXTS;
  return (
    <Row as="li" gap={8} align="center" className={css.row}>
      <span className={classNames(css.number, mendedAt != null && css.closed)}>{number}</span>
      {photo && <PhotoThumb url={photo} label={`${DAMAGE_TEXTS.photo} ${number}`} size="row" />}
      <div className={css.words}>
        <b>{title}</b>
        <span className={css.quiet}>
          {[DAMAGE_SIZE_TEXTS[size], comment, moment(createdAt), userLogin]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <MendedNote damage={damage} />
      </div>
      <SheetOf sheet={damage.sheet} of={title} />
      {mendedAt ? (
        <IconButton
          label={`${unmendTitle}: ${title}`}
          icon={<Undo2 />}
          onClick={() => void unmend()}
        />
      ) : (
        <>
          <IconButton
            label={`${mendTitle}: ${title}`}
            icon={<Check />}
            onClick={() => (works.length > 0 ? setAsked(true) : void mend())}
          />
          <IconButton label={`${withdraw}: ${title}`} icon={<Trash2 />} onClick={onWithdraw} />
        </>
      )}
      {isAsked && (
        <MendQuestion title={title} works={works} mend={mendIn} onClose={() => setAsked(false)} />
      )}
    </Row>
  );
}

interface WithdrawQuestionProps {
  readonly damage: DamageFacts;
  readonly onClose: () => void;
}

function WithdrawQuestion({ damage, onClose }: WithdrawQuestionProps) {
  const { withdraw } = useStateCommands();
  const question = useQuestion(CAR_STATE_MESSAGES.damageFailed, async () => {
    await withdraw({ id: damage.id });
    showToast('success', DAMAGE_TEXTS.withdrawn);
    onClose();
  });
  return (
    <ConfirmDialog
      title={DAMAGE_TEXTS.withdrawTitle}
      description={`${titleOf(damage)}. ${DAMAGE_TEXTS.withdrawHint}`}
      confirmTitle={DAMAGE_TEXTS.withdrawConfirm}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
