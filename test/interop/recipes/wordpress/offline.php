<?php
// A must-use plugin: this machine does not reach WordPress.org, which has no updates.
add_filter( 'pre_http_request', function ( $response, array $args, string $url ) {
	if ( ! str_ends_with( wp_parse_url( $url, PHP_URL_HOST ), 'wordpress.org' ) ) {
		return $response;
	}
	$body = '{"plugins":[],"themes":[],"translations":[],"no_update":[],"offers":[]}';
	return array( 'headers' => array(), 'body' => $body, 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
}, 10, 3 );
