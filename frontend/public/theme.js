/* Runs before the first paint: resolves the kept theme (light, dark, system) to data-theme. */
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let kept = null;
    try {
      kept = localStorage.getItem('theme');
    } catch {
      /* A device without storage follows its system. */
    }
    const isDark = kept === 'dark' || (kept !== 'light' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', isDark ? '#141a23' : '#ffffff');
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('themechange', apply);
})();
