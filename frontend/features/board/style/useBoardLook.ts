import { useResolvedTheme } from '@frontend/shared/lib/device/theme';
import { useMemo } from 'react';
import type { BoardLook } from '../model/look/palette';
import { lookOf } from './board-look';
import type { BoardStyle } from './style-settings';

/** The colours of the board by theme and style. */
export function useBoardLook(style: BoardStyle): BoardLook {
  const theme = useResolvedTheme();
  return useMemo(() => lookOf(style, theme), [style, theme]);
}
