import { BOARD_PATH } from '@frontend/app/paths';
import { CustomersList } from '@frontend/features/customers/CustomersList';
import { DuplicatesPanel, useDuplicates } from '@frontend/features/customers/merge/DuplicatesPanel';
import { useCan } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Page } from '@frontend/shared/ui/layout/Page';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { ImportLink } from '../bookings/ImportLink';

/** «/clients»: the list of customers. */
export default function ClientsScreen() {
  const canSeeBoard = useCan('view_board');
  const { total, items, isComing } = useDuplicates();
  return (
    <Page>
      <CustomersList
        tools={<ImportLink />}
        suggested={<DuplicatesPanel total={total} items={items} />}
        isSuggestionComing={isComing}
        wayOn={
          canSeeBoard && (
            <ButtonLink look="primary" target={{ to: BOARD_PATH }}>
              {CUSTOMERS_TEXTS.toBoard}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
