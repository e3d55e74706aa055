import { classNames } from '@frontend/shared/lib/class-names';
import type { ReactNode } from 'react';
import css from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Shown in bold. */
  readonly isMain?: boolean;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** dialog, card: as many columns as fit; pair: two; figures: two, in bold. */
  readonly look: 'dialog' | 'card' | 'pair' | 'figures';
}

/** The fields of a record. */
export function Facts({ facts, look }: FactsProps) {
  return (
    <dl className={classNames(css.facts, css[look])}>
      {facts.map(({ name, value, isMain }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isMain ? css.main : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
