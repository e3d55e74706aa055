import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { useState } from 'react';

const KEY = 'daily-card';
const OPEN = 'open';

/** Whether the tiles are expanded on a narrow screen; initially false, stored on the device. */
export function useFold() {
  const [isOpen, setOpen] = useState(() => readStored(KEY) === OPEN);
  const toggle = () => {
    writeStored(KEY, isOpen ? null : OPEN);
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}
