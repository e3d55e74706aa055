import { BOARD_PATH } from '@frontend/app/paths';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Row } from '@frontend/shared/ui/layout/Row';
import { OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import WifiOff from 'lucide-react/icons/wifi-off';
import css from '../screens/screens.module.css';
import type { Return } from './useReturn';

/** A section that needs the server. */
export function SectionOffline({ back }: { readonly back: Return }) {
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
            <ButtonLink target={{ to: BOARD_PATH }}>{OFFLINE_TEXTS.openBoard}</ButtonLink>
          </Row>
        }
      />
    </main>
  );
}
