import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Row } from '@frontend/shared/ui/layout/Row';
import { DUE_TEXTS } from '@schema/texts/handover/kept';
import { OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import WifiOff from 'lucide-react/icons/wifi-off';
import { BOARD_PATH, NOW_PATH } from '../paths';
import css from '../screens/screens.module.css';
import type { Return } from './useReturn';

interface SectionOfflineProps {
  readonly hasBoard: boolean;
  readonly hasSheets: boolean;
  readonly back: Return;
}

/** A section that needs the server. */
export function SectionOffline({ hasBoard, hasSheets, back }: SectionOfflineProps) {
  return (
    <main className={css.centred}>
      <EmptyState
        level={1}
        icon={<WifiOff />}
        title={OFFLINE_TEXTS.title}
        description={OFFLINE_TEXTS.sectionHint}
        action={
          <Row gap={10} justify="center" wrap>
            <Button look="primary" isPending={back.isAsking} onClick={back.ask}>
              {KIT_TEXTS.retry}
            </Button>
            {hasBoard && (
              <ButtonLink target={{ to: BOARD_PATH }}>{OFFLINE_TEXTS.openBoard}</ButtonLink>
            )}
            {hasSheets && <ButtonLink target={{ to: NOW_PATH }}>{DUE_TEXTS.title}</ButtonLink>}
          </Row>
        }
      />
    </main>
  );
}
