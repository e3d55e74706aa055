import { BoardEditor } from '@frontend/features/board/editor/BoardEditor';
import { ContactWaySettings } from '@frontend/features/branding/ContactWaySettings';
import { FaviconSettings } from '@frontend/features/branding/FaviconSettings';

/** «/editor»: board appearance on this device, the favicon and the first way to reach customers. */
export default function EditorScreen() {
  return (
    <BoardEditor>
      <FaviconSettings />
      <ContactWaySettings />
    </BoardEditor>
  );
}
