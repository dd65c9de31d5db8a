<?php
// Installs the site that the environment names, with an owner and a subscriber.
define( 'WP_INSTALLING', true );
function wp_new_blog_notification() {}
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'SITE_URL' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'SITE_URL' ), PHP_URL_PORT );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Site', 'owner', 'owner@site.example', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'password', 'user_email' => 'reader@site.example', 'role' => 'subscriber' ) );
is_blog_installed() || exit( 1 );
