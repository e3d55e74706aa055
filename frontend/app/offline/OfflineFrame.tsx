import shellCss from '@frontend/app/shell/Shell.module.css';
import { momentText } from '@frontend/features/board/legend/freshness';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { keptAtText } from '@schema/texts/shell/offline';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { BrandBadge } from '../shell/navigation/BrandBadge';
import barLook from '../shell/navigation/TopBar.module.css';
import { ThemeButton } from '../shell/ThemeButton';
import css from './OfflineFrame.module.css';
import type { Return } from './useReturn';

interface OfflineFrameProps {
  readonly company: { readonly name: string; readonly timeZone: string };
  /** Time of the shown data and now, by the company's clock, ms since the epoch. */
  readonly atMs: number;
  readonly nowMs: number;
  /** Follows the time of the data. */
  readonly hint: string;
  /** The other page that opens without a network; null: none. */
  readonly other: { readonly to: string; readonly title: string } | null;
  readonly back: Return;
  readonly children: ReactNode;
}

/** The bar and the note of a page that is shown without a network. */
export function OfflineFrame(props: OfflineFrameProps) {
  const { company, atMs, nowMs, hint, other, back, children } = props;
  return (
    <>
      <header className={barLook.bar}>
        <Row gap={10} align="center" className={barLook.brand}>
          <BrandBadge />
          <span className={barLook.name}>{company.name}</span>
        </Row>
        <Row gap={6} align="center" className={barLook.tools}>
          <ThemeButton />
          <Button isPending={back.isAsking} onClick={back.ask}>
            {KIT_TEXTS.retry}
          </Button>
        </Row>
      </header>
      <p className={shellCss.offline} role="status">
        <WifiOff aria-hidden="true" />
        {keptAtText(momentText(atMs, { nowMs, zone: company.timeZone }))} {hint}
      </p>
      {other && (
        <Row justify="center" className={css.other}>
          <ButtonLink target={{ to: other.to }}>{other.title}</ButtonLink>
        </Row>
      )}
      <main className={shellCss.main}>{children}</main>
    </>
  );
}
