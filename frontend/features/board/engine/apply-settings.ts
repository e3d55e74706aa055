import type { Scene } from '../model/scene';
import { layoutFor } from '../model/view/layout';
import { scrollOnStack } from '../model/view/row-stack';
import type { EngineSettings } from './engine-types';

/**
 * Applies new settings to the scene. Returns the scroll that keeps the same rows in view at a new
 * row height; null: unchanged.
 */
export function applySettings(
  scene: Scene,
  settings: EngineSettings,
  scrollY: number,
): number | null {
  const before = scene.layout;
  scene.rule = settings.rule;
  scene.layout = layoutFor(before, settings, before.groupHeads);
  if (before.rowHeight === settings.rowHeight) return null;
  return scrollOnStack(scrollY, before, scene.layout);
}
