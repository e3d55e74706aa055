import { DataSet, Timeline } from 'vis-timeline/standalone';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import { addDays, startOfDay } from '@schema/values/time/calendar';
import {
  benchRows,
  benchWidths,
  DAYS,
  FROM,
  OPENED_ON,
  VISIBLE_DAYS,
  ZONE,
} from '../pages/fixture';
import { hit, loadTypeface, show } from '../pages/ready';
import { carHtml, eventHtml, PADDING_PX, peerFleet, rootElement } from './fleet';
import './vis-timeline.css';

await loadTypeface();
const { cars, events } = peerFleet(benchRows());
const root = rootElement();
root.style.setProperty('--column', `${benchWidths().column}px`);
let drawn = false;

await show(
  () => drawn,
  () => {
    const groups = new DataSet(cars.map((car) => ({ id: car.id, content: carHtml(car) })));
    const items = new DataSet(
      events.map((event) => ({
        id: event.id,
        group: event.carId,
        start: event.start,
        end: event.end,
        content: eventHtml(event),
        style: `background:${event.fill}`,
      })),
    );
    const timeline = new Timeline(root, items, groups, {
      height: '100%',
      orientation: 'top',
      stack: false,
      margin: { axis: PADDING_PX, item: { horizontal: 0, vertical: 2 * PADDING_PX } },
      min: startOfDay(FROM, ZONE),
      max: startOfDay(addDays(FROM, DAYS), ZONE),
      start: startOfDay(OPENED_ON, ZONE),
      end: startOfDay(addDays(OPENED_ON, VISIBLE_DAYS), ZONE),
      timeAxis: { scale: 'day', step: 1 },
      showCurrentTime: false,
      verticalScroll: true,
      horizontalScroll: true,
      zoomKey: 'ctrlKey',
      onInitialDrawComplete: () => {
        drawn = true;
      },
    });
    timeline.on('select', ({ items: [id] }) => {
      if (id !== undefined) hit(id);
    });
  },
);
