import { shortDay } from '@schema/values/time/calendar';
import { type EventLook, eventLook } from '../../model/look/event-look';
import type { BoardEvent } from '../../model/rows/board-event';
import type { Scene } from '../../model/scene';
import type { TextFit } from '../pen/text-fit';
import type { LabelArea, LabelPlan } from './label-parts';
import { planLabel } from './label-plan';

interface Remembered {
  nowMs: number;
  rule: Scene['rule'];
  look: EventLook;
  readonly endDay: string;
  width: number;
  height: number;
  cutLeft: boolean;
  cutRight: boolean;
  plan: LabelPlan | null;
}

/**
 * Caches each event's look for the minute and its label for the width, so that a panned frame plans
 * only labels cut by an edge.
 */
export class LabelMemo {
  private readonly known = new WeakMap<BoardEvent, Remembered>();

  /** One cache per `TextFit`: both are replaced when the font has loaded. */
  constructor(private readonly fit: TextFit) {}

  look(event: BoardEvent, scene: Readonly<Scene>): EventLook {
    return this.of(event, scene).look;
  }

  plan(event: BoardEvent, room: LabelArea, scene: Readonly<Scene>): LabelPlan {
    const memo = this.of(event, scene);
    const same =
      memo.width === room.width &&
      memo.height === room.height &&
      memo.cutLeft === room.cutLeft &&
      memo.cutRight === room.cutRight;
    if (memo.plan && same) return memo.plan;
    const plan = planLabel(event, memo.look, room, memo.endDay, this.fit);
    const { width, height, cutLeft, cutRight } = room;
    Object.assign(memo, { width, height, cutLeft, cutRight, plan });
    return plan;
  }

  private of(event: BoardEvent, scene: Readonly<Scene>): Remembered {
    const memo = this.known.get(event);
    if (memo && memo.nowMs === scene.nowMs && memo.rule === scene.rule) return memo;
    const look = eventLook(event, new Date(scene.nowMs), scene.scale.zone, scene.rule);
    if (memo) {
      // A new minute seldom changes a look; the plan stays.
      const { role, dueToday, whereabouts } = memo.look;
      const isSameState = role === look.role && dueToday === look.dueToday;
      const same = isSameState && whereabouts === look.whereabouts;
      Object.assign(memo, { nowMs: scene.nowMs, rule: scene.rule, look });
      if (!same) memo.plan = null;
      return memo;
    }
    const fresh: Remembered = {
      nowMs: scene.nowMs,
      rule: scene.rule,
      look,
      endDay: shortDay(scene.scale.dayAt(event.lastDay)),
      width: 0,
      height: 0,
      cutLeft: false,
      cutRight: false,
      plan: null,
    };
    this.known.set(event, fresh);
    return fresh;
  }
}
