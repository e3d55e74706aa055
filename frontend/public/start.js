/* Runs before the first paint: resolves the kept theme (light, dark, system) to data-theme and the
   address to the skeleton of index.html; shows its message when a script of the page fails. */
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
  const isBare = /^\/(login|reviews\/share)\b/.test(location.pathname);
  const page = location.pathname === '/' ? 'board' : 'page';
  if (!isBare) {
    document.documentElement.dataset.skeleton = page;
    document.documentElement.dataset.loading = '';
  }
  /* The tools of the board are folded: use-fold.ts. */
  try {
    const isLow = matchMedia('(max-height: 30em)').matches;
    const isWide = matchMedia('(min-width: 48.0625em)').matches;
    const isFolded = isLow
      ? localStorage.getItem('daily-card-low') !== 'open'
      : isWide && localStorage.getItem('daily-card-wide') === 'folded';
    if (isFolded) document.documentElement.dataset.folded = '';
  } catch {
    /* A device without storage has the usual tools. */
  }
  addEventListener(
    'error',
    ({ target }) => {
      const isOurs = target === window || target instanceof HTMLScriptElement;
      if (isOurs) document.documentElement.dataset.failed = '';
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('.failed button')) location.reload();
  });
  addEventListener('online', () => {
    if (document.querySelector('[data-failed] .failed')) location.reload();
  });
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('themechange', apply);
})();
