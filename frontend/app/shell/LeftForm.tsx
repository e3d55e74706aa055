import { useSession } from '@frontend/shared/data/session';
import { dropDraft, formDrafts } from '@frontend/shared/forms/drafts/form-drafts';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { leftUnsaved, UNSAVED_FORMS, UNSAVED_TEXTS } from '@schema/texts/shell/unsaved';
import { formatMoment } from '@schema/values/time/calendar';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import css from './LeftForm.module.css';

/** Offers the unsaved form of a closed tab; a form of this address restores itself. */
export default function LeftForm() {
  const { user, company, now } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [left, setLeft] = useState(() => {
    const [latest] = formDrafts(user.id, now());
    return latest && latest.path !== pathname + search ? latest : null;
  });
  if (!left) return null;
  const moment = formatMoment(new Date(left.at), company.timeZone);
  return (
    <Row gap={12} rowGap={4} align="center" justify="center" wrap className={css.bar} role="status">
      <span>{leftUnsaved(UNSAVED_FORMS[left.kind], moment)}</span>
      <Button
        onClick={() => {
          setLeft(null);
          void navigate(left.path);
        }}
      >
        {UNSAVED_TEXTS.open}
      </Button>
      <Button
        onClick={() => {
          setLeft(null);
          dropDraft(user.id, left.name);
        }}
      >
        {UNSAVED_TEXTS.remove}
      </Button>
    </Row>
  );
}
