import type { ReactNode } from 'react';
import { Grid } from './Grid';
import css from './Panel.module.css';
import { Row } from './Row';
import { Text } from './Text';

interface PanelProps {
  readonly title: string;
  readonly hint?: string;
  /** Actions of the whole panel, beside its heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A framed section with its own heading. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  return (
    <section className={css.panel} aria-label={title}>
      <Row as="header" gap={12} rowGap={8} align="start" wrap>
        <div className={css.names}>
          <Text as="h2" size="input" weight={650} hasOwnLine>
            {title}
          </Text>
          {hint && (
            <Text as="p" tone="muted" size="label">
              {hint}
            </Text>
          )}
        </div>
        {actions}
      </Row>
      {children}
    </section>
  );
}

/** Panels side by side, wrapping when they do not fit. */
export function PanelRow({ children }: { readonly children: ReactNode }) {
  return (
    <Grid minWidth={340} gap={14} align="start">
      {children}
    </Grid>
  );
}
