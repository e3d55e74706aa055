import { Button } from '@frontend/shared/ui/buttons/Button';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import Merge from 'lucide-react/icons/merge';
import { useState } from 'react';
import { MergeDialog } from './MergeDialog';

/** Opens the merge of a duplicate into this customer. */
export function MergeButton({ customerId }: { readonly customerId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Merge />} onClick={() => setOpen(true)}>
        {CUSTOMER_MERGE_TEXTS.open}
      </Button>
      {isOpen && <MergeDialog keepId={customerId} goneId={null} onClose={() => setOpen(false)} />}
    </>
  );
}
