import { BoardEditor } from '@frontend/features/board/editor/BoardEditor';
import { ContactWaySettings } from '@frontend/features/branding/ContactWaySettings';
import { FaviconSettings } from '@frontend/features/branding/FaviconSettings';

/** «/editor»: board appearance on this device, the favicon and the default contact method. */
export default function EditorScreen() {
  return (
    <BoardEditor>
      <FaviconSettings />
      <ContactWaySettings />
    </BoardEditor>
  );
}
