<?php
/*
 * Fills an installed, empty WordPress with varied posts and writes its own export to standard output; how
 * `wordpress.xml` was made (WordPress 6.1.9 from Debian): php fill-wordpress.php /path/to/wordpress > wordpress.xml
 */
$_SERVER['HTTP_HOST'] = 'harbour.example.org';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
foreach (['taxonomy', 'post', 'image', 'media', 'file', 'export', 'nav-menu'] as $part) require_once ABSPATH . "wp-admin/includes/$part.php";

add_filter('intermediate_image_sizes_advanced', fn () => []);
global $wp_rewrite;
$wp_rewrite->set_permalink_structure('/%year%/%monthnum%/%postname%/');
wp_set_current_user(1);
wp_update_user(['ID' => 1, 'display_name' => 'Anna Berg']);
$ben = wp_insert_user(['user_login' => 'ben@harbour.example.org', 'user_email' => 'ben.private@harbour.example.org', 'user_pass' => wp_generate_password(), 'display_name' => 'Ben Ocean', 'role' => 'editor']);

register_post_type('exhibition', ['public' => true, 'label' => 'Exhibitions', 'rewrite' => ['slug' => 'exhibitions'], 'supports' => ['title', 'editor', 'thumbnail', 'custom-fields']]);
register_taxonomy('era', ['exhibition', 'post'], ['public' => true, 'label' => 'Eras']);
$wp_rewrite->flush_rules(false);

$news = wp_create_category('News');
$boats = wp_create_category('Boats: old & new', $news);
$recipes = wp_create_category('Recipes');
foreach ([1, 2, 3] as $old) wp_delete_post($old, true);

/** A picture of the library, drawn here. */
function picture(string $name, array $colour, string $alt, string $caption = ''): int {
    $canvas = imagecreatetruecolor(960, 640);
    for ($y = 0; $y < 640; $y++) {
        $shade = 0.55 + 0.45 * $y / 640;
        imageline($canvas, 0, $y, 960, $y, imagecolorallocate($canvas, ...array_map(fn ($part) => (int) ($part * $shade), $colour)));
    }
    imagefilledellipse($canvas, 720, 160, 140, 140, imagecolorallocate($canvas, 250, 240, 200));
    imagefilledpolygon($canvas, [220, 470, 740, 470, 660, 560, 300, 560], imagecolorallocate($canvas, 60, 40, 40));
    imagefilledpolygon($canvas, [470, 140, 470, 450, 260, 450], imagecolorallocate($canvas, 245, 245, 240));
    $folder = wp_upload_dir('2024/05')['path'];
    imagejpeg($canvas, "$folder/$name.jpg", 70);
    return attach("$folder/$name.jpg", 'image/jpeg', ucfirst($name), $alt, $caption);
}
function attach(string $file, string $type, string $title, string $alt = '', string $caption = ''): int {
    $id = wp_insert_attachment(['post_mime_type' => $type, 'post_title' => $title, 'post_excerpt' => $caption, 'post_status' => 'inherit', 'post_date' => '2024-05-01 10:00:00'], $file);
    if (str_starts_with($type, 'image/')) wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
    if ($alt) update_post_meta($id, '_wp_attachment_image_alt', $alt);
    return $id;
}
$ids = [
    picture('sail', [120, 170, 220], 'A white sail on a blue sea', 'The sail of 1912'),
    picture('dusk', [230, 140, 100], 'A boat at dusk'),
    picture('storm', [110, 120, 140], 'A boat under grey clouds', 'Before the storm'),
    picture('spring', [150, 200, 140], 'A boat in front of green hills'),
    picture('night', [60, 60, 120], 'A boat by night'),
    picture('größe mit leerzeichen', [200, 120, 180], 'Ein Boot vor rosa Himmel'),
    picture('snow', [220, 225, 235], 'A boat in the snow'),
];
[$sail, $dusk, $storm, $spring, $night, $pink, $snow] = $ids;
$uploads = wp_upload_dir('2024/05');
file_put_contents("$uploads[path]/plan.pdf", "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
$plan = attach("$uploads[path]/plan.pdf", 'application/pdf', 'Plan of the museum');
$lost = attach("$uploads[path]/never-uploaded.jpg", 'image/png', 'A picture whose file is gone');
$url = fn (int $id) => wp_get_attachment_url($id);

/** A block with its comments. */
function block(string $name, string $inside = '', ?array $attributes = null): string {
    return get_comment_delimited_block_content($name, $attributes ?? [], $inside);
}
$p = fn (string $words) => block('paragraph', "<p>$words</p>");
$h = fn (string $words, int $level = 2) => block('heading', "<h$level>$words</h$level>", ['level' => $level]);
$image = fn (int $id, string $caption = '') => block('image', '<figure class="wp-block-image size-large"><img src="' . $url($id) . '" alt="' . get_post_meta($id, '_wp_attachment_image_alt', true) . '" class="wp-image-' . $id . '"/>' . ($caption ? "<figcaption>$caption</figcaption>" : '') . '</figure>', ['id' => $id, 'sizeSlug' => 'large']);
$button = fn (string $words, string $href) => block('button', '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="' . $href . '">' . $words . '</a></div>');
$column = fn (string $inside, string $width = '') => block('column', '<div class="wp-block-column"' . ($width ? " style=\"flex-basis:$width\"" : '') . ">$inside</div>", $width ? ['width' => $width] : []);
$lorem = 'The harbour museum keeps boats, engines and the papers of the people who built them, from the first sail makers to the yard that closed in 1987.';

$made = [];
function post(string $title, string $content, array $more = []): int {
    global $made;
    $number = count($made);
    $made[] = $id = wp_insert_post(wp_slash($more + ['post_title' => $title, 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1, 'post_date' => sprintf('2024-%02d-%02d 09:%02d:00', 1 + $number % 12, 1 + $number % 27, $number % 60)]), true);
    if (is_wp_error($id)) throw new Exception($id->get_error_message());
    return $id;
}
$page = fn (string $title, string $content, array $more = []) => post($title, $content, $more + ['post_type' => 'page']);

// Pages, with parents.
$home = $page('Harbour Museum', block('cover', '<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-' . $sail . '" alt="" src="' . $url($sail) . '"/><div class="wp-block-cover__inner-container">' . $p('<strong>Three hundred years of boats</strong>') . '</div></div>', ['url' => $url($sail), 'id' => $sail]) . $p($lorem) . block('buttons', '<div class="wp-block-buttons">' . $button('Plan a visit', home_url('/about/visit/')) . $button('News', home_url('/2024/04/')) . '</div>') . block('latest-posts', '', ['categories' => [['id' => $news]], 'postsToShow' => 4]));
update_option('show_on_front', 'page');
update_option('page_on_front', $home);
$about = $page('About us', $h('Who we are') . $p("$lorem See <a href=\"" . home_url('/about-us/visit/') . '">how to visit</a>, <a href="' . home_url('/?p=99999') . '">a page that is gone</a> and <a href="' . $url($plan) . '">the plan (PDF)</a>.') . $image($dusk, 'The <em>Seagull</em> at dusk') . block('pullquote', '<figure class="wp-block-pullquote"><blockquote><p>Every boat is a promise.</p><cite>Ida Holm, boat builder</cite></blockquote></figure>'));
$visit = $page('Visit', block('columns', '<div class="wp-block-columns">' . $column($h('Hours', 3) . $p('Daily from 10 to 17.'), '66.66%') . $column($h('Prices', 3) . block('list', '<ul>' . block('list-item', '<li>Adults 8 €</li>') . block('list-item', '<li>Children free</li>') . '</ul>'), '33.33%') . '</div>') . block('table', '<figure class="wp-block-table"><table><thead><tr><th>Day</th><th>From</th><th>To</th></tr></thead><tbody><tr><td>Monday</td><td colspan="2">closed</td></tr><tr><td>Saturday</td><td>10</td><td>20</td></tr></tbody></table><figcaption>Opening hours</figcaption></figure>') . block('file', '<div class="wp-block-file"><a href="' . $url($plan) . '">Plan of the museum</a><a href="' . $url($plan) . '" class="wp-block-file__button" download>Download</a></div>', ['id' => $plan, 'href' => $url($plan)]), ['post_parent' => $about]);
$groups = $page('Groups & schools', $p('Bring your class.') . block('html', '<form action="/send"><label>Your name</label><input name="n"><label>School</label><input name="s"></form>'), ['post_parent' => $visit]);
$page('Contact', "Write to us:\n\n[contact-form-7 id=\"5\" title=\"Contact\"]\n\nor call +47 00 00 00 00.");
$page('Imprint', 'Harbour Museum, Quay 1.', ['post_status' => 'private']);
$page('Board room', 'Minutes of the board.', ['post_password' => 'let-me-in']);
$page('Search', $p('An old page at an address that the product needs itself.'));

// Posts of the block editor.
$first = post('The Seagull is back', $p("$lorem") . $image($storm, 'Before the storm') . $p('More in <a href="' . home_url("/?page_id=$about") . '">About us</a>.'), ['post_category' => [$news, $boats], 'tags_input' => ['Seagull', 'restoration'], 'post_excerpt' => 'After two years in the yard.']);
set_post_thumbnail($first, $dusk);
update_post_meta($first, '_yoast_wpseo_metadesc', 'The Seagull returns after two years.');
update_post_meta($first, 'boat_length', '12 m');
wp_insert_comment(['comment_post_ID' => $first, 'comment_author' => 'Eve', 'comment_author_email' => 'eve@visitor.example', 'comment_content' => 'How lovely!', 'comment_approved' => 1]);
wp_insert_comment(['comment_post_ID' => $first, 'comment_author' => 'Tom', 'comment_author_email' => 'tom@visitor.example', 'comment_content' => 'When?', 'comment_approved' => 1]);
post('A gallery of four', block('gallery', '<figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . $image($sail, 'One') . $image($dusk) . $image($storm, 'Three') . $image($spring) . '</figure>', ['linkTo' => 'none']), ['post_category' => [$boats]]);
post('An old gallery', block('gallery', '<ul class="wp-block-gallery columns-3"><li class="blocks-gallery-item"><figure><img src="' . $url($night) . '" data-id="' . $night . '"/></figure></li><li class="blocks-gallery-item"><figure><img src="' . $url($snow) . '" data-id="' . $snow . '"/><figcaption>Snow</figcaption></figure></li></ul>', ['ids' => [$night, $snow]]));
post('Seven pictures', '[gallery ids="' . implode(',', $ids) . '"]', ['post_category' => [$boats]]);
post('Media and text', block('media-text', '<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="' . $url($spring) . '" alt="Hills" class="wp-image-' . $spring . '"/></figure><div class="wp-block-media-text__content">' . $h('Up the river', 3) . $p($lorem) . '</div></div>', ['mediaId' => $spring, 'mediaType' => 'image']) . block('media-text', '<div class="wp-block-media-text has-media-on-the-right"><div class="wp-block-media-text__content">' . $p('And down again.') . '</div><figure class="wp-block-media-text__media"><img src="' . $url($night) . '" class="wp-image-' . $night . '"/></figure></div>', ['mediaPosition' => 'right', 'mediaId' => $night]));
post('Three columns', block('columns', '<div class="wp-block-columns">' . $column($h('Bow', 3) . $p($lorem)) . $column($h('Mast', 3) . $p($lorem)) . $column($h('Stern', 3) . $p($lorem)) . '</div>'), ['post_author' => $ben]);
post('Columns inside columns', block('columns', '<div class="wp-block-columns">' . $column($p('Left.')) . $column(block('columns', '<div class="wp-block-columns">' . $column($p('Inner one.')) . $column($image($sail)) . '</div>')) . '</div>'));
post('Videos and embeds', block('embed', '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=aqz-KE-bpKQ</div><figcaption>A film</figcaption></figure>', ['url' => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'type' => 'video', 'providerNameSlug' => 'youtube']) . block('embed', '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://social.example/@museum/1</div></figure>', ['url' => 'https://social.example/@museum/1']) . block('html', '<iframe src="https://maps.example/embed?q=quay"></iframe>') . block('video', '<figure class="wp-block-video"><video controls src="' . $uploads['url'] . '/film.webm"></video></figure>'), ['post_author' => $ben]);
post('Code for sailors', $p('The program of the tide clock:') . block('code', '<pre class="wp-block-code"><code>if (tide &lt; 2) {&#10;  wait();&#10;}</code></pre>') . block('preformatted', "<pre class=\"wp-block-preformatted\">12:00  high\n18:00  low</pre>") . block('verse', "<pre class=\"wp-block-verse\">The sea, the sea,\nthe open sea</pre>"));
post('Quotes and lists', block('quote', '<blockquote class="wp-block-quote">' . $p('A ship in harbour is safe.') . '<cite>John Shedd</cite></blockquote>') . block('list', '<ol start="3">' . block('list-item', '<li>Three' . block('list', '<ul>' . block('list-item', '<li>inside</li>') . '</ul>') . '</li>') . block('list-item', '<li>Four</li>') . '</ol>', ['ordered' => true, 'start' => 3]) . block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>') . block('spacer', '<div style="height:50px" class="wp-block-spacer"></div>', ['height' => '50px']) . $p('The end.'));
post('A group with a ground', block('group', '<div class="wp-block-group has-background">' . $h('Good to know', 3) . $p($lorem) . '</div>', ['backgroundColor' => 'pale-pink']) . block('social-links', '<ul class="wp-block-social-links">' . block('social-link', '', ['url' => 'https://social.example/museum', 'service' => 'mastodon']) . '</ul>'));
$pattern = post('Opening hours', $p('Daily from 10 to 17, Saturdays until 20.'), ['post_type' => 'wp_block']);
post('With a synced pattern', $p('Before it.') . block('block', '', ['ref' => $pattern]) . $p('After it.'));
post('Blocks of plugins', block('acme/notice', '<div class="acme">' . $p('Words inside a plugin’s block.') . '</div>') . block('acme/map', '', ['lat' => 1]) . block('search', '', ['label' => 'Search']) . block('archives') . block('tag-cloud'));
post('Page one and two', $p('One.') . block('nextpage', '<!--nextpage-->') . $p('Two.') . block('more', '<!--more-->') . $p('Three.'));
post('A missing picture', $image($lost, 'It was never uploaded') . '<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/photo.jpg" alt="Elsewhere"/></figure><!-- /wp:image -->');

// Posts of the classic editor.
post('An old report', "It was a <b>good</b> year.\nWe counted 12&nbsp;000 visitors.\n\n[caption id=\"attachment_$snow\" align=\"alignleft\" width=\"300\"]<img class=\"wp-image-$snow\" src=\"" . str_replace('.jpg', '-300x200.jpg', $url($snow)) . "\" alt=\"Snow\" width=\"300\" height=\"200\" /> The quay in <em>January</em>[/caption]\n\n<h2>Numbers</h2>\n<table border=\"1\"><tbody><tr><th>Year</th><td>Visitors</td></tr><tr><th>2023</th><td>12,000</td></tr></tbody></table>\n\n<blockquote>Thank you!</blockquote>\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n\n<!--more-->\n\n[sic] stays, [box color=\"blue\"]and so does this[/box].", ['post_category' => [$news], 'post_date' => '2012-02-29 12:00:00']);
post('Broken markup', "<div><p>Never <b>closed <i>at all\n\n<ul><li>one<li>two</ul></div></span>\n\n<font color=red>Red</font> & <unknown-tag>unknown</unknown-tag> <script>alert(1)</script><style>p{}</style> <p onclick=\"x()\">quiet <a href=\"javascript:alert(1)\">trap</a></p>");
post('Empty', '');
post('', $p('A post without a title.'));
post('日本語の記事', $p('港の博物館へようこそ。'), ['post_category' => [$news]]);
post('Fish soup', "<dl><dt>Fish</dt><dd>1 kg</dd><dt>Water</dt><dd>2 l</dd></dl>\n\n<details><summary>A secret</summary>Saffron.</details>", ['post_category' => [$recipes], 'tags_input' => ['soup']]);
post('A very long post', str_repeat($p($lorem) . $h('A heading'), 120), ['post_author' => $ben]);
post('Waiting for review', $p('Not read yet.'), ['post_status' => 'pending']);
post('Scheduled', $p('Later.'), ['post_status' => 'future', 'post_date' => '2035-01-01 09:00:00']);
post('A draft', $p('Half a thought.'), ['post_status' => 'draft']);
post('Private', $p('For the staff only: the safe is behind the clock.'), ['post_status' => 'private']);
post('With a password', $p('Behind a password: the surprise for Ida.'), ['post_password' => 'ida60']);
wp_trash_post(post('In the trash', $p('Thrown away.')));
$moved = post('Renamed twice', $p('Its address changed.'), ['post_name' => 'renamed-once']);
wp_update_post(['ID' => $moved, 'post_name' => 'renamed-twice']);
$show = post('Sails of the north', $p($lorem), ['post_type' => 'exhibition']);
set_post_thumbnail($show, $sail);
wp_set_object_terms($show, ['19th century'], 'era');
update_post_meta($show, 'ends', '2024-12-31');
post('Engines', $p('Loud.'), ['post_type' => 'exhibition', 'post_status' => 'draft']);

// Menus.
$menu = wp_create_nav_menu('Main menu');
$entry = fn (array $about) => wp_update_nav_menu_item($menu, 0, array_combine(array_map(fn ($name) => "menu-item-$name", array_keys($about)), $about) + ['menu-item-status' => 'publish']);
$ofPage = fn (int $id) => ['object' => 'page', 'object-id' => $id, 'type' => 'post_type'];
$entry($ofPage($home) + ['title' => 'Home']);
$top = $entry($ofPage($about));
$below = $entry($ofPage($visit) + ['parent-id' => $top]);
$entry($ofPage($groups) + ['parent-id' => $below]);
$entry(['title' => 'News', 'type' => 'taxonomy', 'object' => 'category', 'object-id' => $news]);
$entry(['title' => 'Shop', 'type' => 'custom', 'url' => 'https://shop.example/']);
$second = wp_create_nav_menu('Legal');
wp_update_nav_menu_item($second, 0, ['menu-item-title' => 'Imprint', 'menu-item-type' => 'custom', 'menu-item-url' => home_url('/imprint/'), 'menu-item-status' => 'publish']);

ob_start();
export_wp();
$export = ob_get_clean();
header_remove();
echo $export;
