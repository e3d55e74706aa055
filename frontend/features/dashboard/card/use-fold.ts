import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { useState } from 'react';

const KEY = 'daily-card';
const OPEN = 'open';

/** Whether the tiles stand open on a narrow screen; closed at first, remembered on the device. */
export function useFold() {
  const [isOpen, setOpen] = useState(() => readStored(KEY) === OPEN);
  const toggle = () => {
    writeStored(KEY, isOpen ? null : OPEN);
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}
