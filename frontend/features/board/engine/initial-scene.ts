import { NO_MONEY } from '../model/look/block-money';
import type { DayScale } from '../model/rows/day-scale';
import { FreeDays } from '../model/rows/free-days';
import { NO_GROUPS } from '../model/rows/row-groups';
import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import { layoutFor } from '../model/view/layout';
import type { Camera } from './camera';
import type { EngineSettings } from './engine-types';

/** The scene before size, rows and the first answer are known. */
export function initialScene(scale: DayScale, camera: Camera, settings: EngineSettings): Scene {
  return {
    layout: layoutFor({ width: 0, height: 0 }, settings),
    view: camera.view,
    extent: camera.extent,
    rows: [],
    groups: NO_GROUPS,
    waiting: true,
    isLoaded: () => false,
    free: new FreeDays(),
    scale,
    nowMs: 0,
    now: 0,
    today: 0,
    rule: settings.rule,
    hover: NOTHING,
    hoverSelection: null,
    selection: null,
    cursor: null,
    highlight: null,
    reducedMotion: false,
    flashes: new Map(),
    drags: [],
    money: NO_MONEY,
    announcement: '',
  };
}
