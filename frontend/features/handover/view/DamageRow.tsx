import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { PhotoThumb } from '@frontend/shared/photos/PhotoThumb';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { DividedList } from '@frontend/shared/ui/lists/List';
import {
  CAR_VIEW_TEXTS,
  DAMAGE_KIND_TEXTS,
  DAMAGE_SIZE_TEXTS,
  DAMAGE_TEXTS,
} from '@schema/texts/fleet/car-state';
import { SHEET_DAMAGE_TEXTS, SHEET_PARTS } from '@schema/texts/handover/sheet';
import type { CarView, DamageKind, DamageSize } from '@schema/values/fleet/damage';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { ReactNode } from 'react';
import css from './DamageRow.module.css';

export interface ListedDamage {
  readonly view: CarView;
  readonly kind: DamageKind;
  readonly size: DamageSize;
  readonly comment: string | null;
  readonly photo: string | null;
  /** Absent: not saved yet. */
  readonly createdAt?: string;
}

export const damageTitle = ({ kind, view }: Pick<ListedDamage, 'kind' | 'view'>): string =>
  `${DAMAGE_KIND_TEXTS[kind]}, ${CAR_VIEW_TEXTS[view].toLowerCase()}`;

interface DamageListProps {
  /** Shown without damages. */
  readonly none: string;
  readonly children: readonly (readonly ReactNode[])[];
}

/** Damages below each other; a sentence when there is none. */
export function DamageList({ none, children }: DamageListProps) {
  if (children.every((rows) => rows.length === 0)) {
    return <p className={css.none}>{none}</p>;
  }
  return <DividedList label={SHEET_PARTS.damages}>{children}</DividedList>;
}

interface DamageRowProps {
  readonly damage: ListedDamage;
  readonly number: number | null;
  readonly isNew?: boolean;
  /** Repaired by the sheet that shows it. */
  readonly isMended?: boolean;
  /** A further fact. */
  readonly mark?: string | null;
  /** Actions. */
  readonly children?: ReactNode;
}

export function DamageRow(props: DamageRowProps) {
  const { damage, number, isNew = false, isMended = false, mark = null, children } = props;
  const zone = useZone();
  const { size, comment, photo, createdAt } = damage;
  const at = createdAt ? parseInstant(createdAt) : null;
  const facts = [
    DAMAGE_SIZE_TEXTS[size],
    comment,
    at && !isNew && SHEET_DAMAGE_TEXTS.since(formatDay(dayOf(at, zone))),
    mark,
  ];
  return (
    <Row as="li" gap={10} align="center" className={css.row}>
      {number !== null && (
        <span className={classNames(css.number, isNew && css.new)}>
          <span>{number}</span>
        </span>
      )}
      <div className={css.words}>
        <b>{damageTitle(damage)}</b>
        <span className={css.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {isNew && <Badge look="danger">{SHEET_DAMAGE_TEXTS.isNew}</Badge>}
      {isMended && <Badge look="success">{SHEET_DAMAGE_TEXTS.mendedHere}</Badge>}
      {photo && (
        <PhotoThumb
          url={photo}
          label={`${DAMAGE_TEXTS.photo}: ${damageTitle(damage)}`}
          size="row"
        />
      )}
      {children}
    </Row>
  );
}
