import { NowList } from '@frontend/features/now/NowList';
import { Page } from '@frontend/shared/ui/Page';
import { bookingPath, extensionPath, INCOMPLETE_PATH, servicePath } from '../paths';

const LINKS = {
  booking: bookingPath,
  service: servicePath,
  extension: extensionPath,
  incomplete: INCOMPLETE_PATH,
};

/** «/now»: what needs action. */
export default function NowScreen() {
  return (
    <Page>
      <NowList links={LINKS} />
    </Page>
  );
}
