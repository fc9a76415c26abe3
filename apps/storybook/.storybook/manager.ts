import { addons, type State } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { shownName } from '../src/search-label.ts';

const title = 'Pabean design system';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `<img src="./favicon.svg" alt="" width="24" height="24" style="vertical-align: middle"> ${title}`,
    brandUrl: './',
    brandTarget: '_self',
  }),
  sidebar: { renderLabel: ({ name }: { name: string }) => shownName(name) },
  layoutCustomisations: {
    // A screen has no properties to try, and needs the height.
    showPanel: ({ storyId = '' }: State, shown: boolean) =>
      !/^(back-office|portal)-/.test(storyId) && shown,
  },
});

const tab = document.querySelector('title');
if (tab !== null) {
  const rename = () => {
    const tabTitle = document.title.replace(/ \| .*(?= ⋅)/, '').replace(/Storybook$/, title);
    if (tabTitle !== document.title) document.title = tabTitle;
  };
  new MutationObserver(rename).observe(tab, { childList: true });
  rename();
}
