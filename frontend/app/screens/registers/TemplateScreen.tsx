import { idOf } from '@frontend/app/address-id';
import { COMPANY_PATH } from '@frontend/app/paths';
import { NoTemplate, TemplatePage } from '@frontend/features/paper-templates/TemplatePage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { PAPER_TEMPLATE_TEXTS } from '@schema/texts/papers/paper-templates';
import { useParams } from 'react-router-dom';
import { BackArrow } from './BackArrow';

/** «/company/templates/{id}»: an uploaded template of documents. */
export default function TemplateScreen() {
  const id = idOf(useParams().id ?? null);
  const seesBookings = useCan('edit_bookings');
  const back = <BackArrow to={COMPANY_PATH} label={PAPER_TEMPLATE_TEXTS.back} />;
  return (
    <Page>
      {id === null ? (
        <>
          {back}
          <NoTemplate />
        </>
      ) : (
        <TemplatePage key={id} id={id} back={back} seesBookings={seesBookings} />
      )}
    </Page>
  );
}
