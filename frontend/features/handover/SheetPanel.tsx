import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SHEET_PARTS, type SheetPart } from '@schema/texts/handover/sheet';
import type { ReactNode } from 'react';
import css from './Sheet.module.css';

interface SheetPanelProps {
  readonly part: SheetPart;
  /** A count beside the heading. */
  readonly note?: string;
  readonly children: ReactNode;
}

const panelId = (part: SheetPart): string => `sheet-${part}`;

/** Scrolls to the part, below the bar. */
export function goToPart(part: SheetPart) {
  const heading = document.getElementById(panelId(part));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** A part of the page; its heading receives the focus from the bar above. */
export function SheetPanel({ part, note, children }: SheetPanelProps) {
  const title = SHEET_PARTS[part];
  return (
    <section className={css.panel} aria-label={title}>
      <Row as="header" gap={12} align="baseline" justify="between">
        <h2 id={panelId(part)} className={css.heading} tabIndex={-1}>
          {title}
        </h2>
        {note && (
          <Text tone="muted" size="label">
            {note}
          </Text>
        )}
      </Row>
      {children}
    </section>
  );
}
