import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SHEET_PARTS, type SheetPart } from '@schema/texts/handover/sheet';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { SheetSide } from '@schema/values/handover/sheet';
import { createContext, type ReactNode, use } from 'react';
import css from './Sheet.module.css';

interface SheetPanelProps {
  readonly part: SheetPart;
  /** A count beside the heading. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** The sheet of the parts inside, on a page of two sheets; null: the page has one. */
export const SheetScope = createContext<SheetSide | null>(null);

const panelId = (part: SheetPart, scope: SheetSide | null): string =>
  scope === null ? `sheet-${part}` : `sheet-${scope}-${part}`;

/** The heading of a part; null: the page does not have it. */
export const headingOf = (part: SheetPart, scope: SheetSide | null) =>
  document.getElementById(panelId(part, scope));

/** Scrolls to the part, below the bar. */
export function goToPart(part: SheetPart, scope: SheetSide | null) {
  const heading = headingOf(part, scope);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Accessible name of a landmark of a sheet: on a page of two sheets it begins with the side. */
export function useSheetLandmark(title: string): string {
  const scope = use(SheetScope);
  return scope === null ? title : `${SIDE_TEXTS[scope]}: ${title}`;
}

/** A part of the page; its heading receives the focus from the bar above. */
export function SheetPanel({ part, note, children }: SheetPanelProps) {
  const title = SHEET_PARTS[part];
  const scope = use(SheetScope);
  const name = useSheetLandmark(title);
  const Heading = scope === null ? 'h2' : 'h3';
  return (
    <section className={css.panel} aria-label={name}>
      <Row as="header" gap={12} align="baseline" justify="between">
        <Heading id={panelId(part, scope)} className={css.heading} tabIndex={-1}>
          {title}
        </Heading>
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
